/** Letters and digits that nobody confuses on a small screen: 5 bits each. */
export const TYPED_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
