/** The page of one visitor; List instead of an id shows all (R013). */
export const visitorPath = (visitorId: string): string => `/mgmt/PlusGuestReservation/${visitorId}`
