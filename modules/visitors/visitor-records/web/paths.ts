/** Bookings, and the visitors they become; the address of the specification. */
export const bookingListPath = '/mgmt/PlusGuestReservation/List'
export const recordPath = '/mgmt/GuestRecord'
/** The older page of whoever is inside (R166), and the address that menus of the older pages lead to. */
export const controlPath = '/mgmt/CommunityGuestControl'
export const oldControlPath = '/community/CommunityGuestControl.aspx'
