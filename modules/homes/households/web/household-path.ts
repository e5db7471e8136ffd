/** The page of one household. */
export const householdPath = (householdId: string, carrierId = ''): string =>
  `/mgmt/household/detail/${householdId}${carrierId && `#${carrierId}`}`
