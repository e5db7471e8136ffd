/** The page of one household. */
export const householdPath = (householdId: string): string => `/mgmt/household/detail/${householdId}`
