/** What somebody who writes wants it for. */
export const INQUIRY_USAGES = ['research', 'education', 'marketing', 'design', 'other'] as const;
export type InquiryUsage = (typeof INQUIRY_USAGES)[number];
export const INQUIRY_KINDS = ['contact', 'organization'] as const;
