/** The page of one household. */
export const householdPath = (householdId: string): string => `/mgmt/household?open=${householdId}`
