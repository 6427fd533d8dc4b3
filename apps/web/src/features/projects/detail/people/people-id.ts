/** Where notices of the page lead to. */
export const PEOPLE_ID = 'people';
