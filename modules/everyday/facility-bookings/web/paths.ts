/** As the documents have it (service 51). */
export const reservationPath = '/community/reservation_v2.aspx'
export const facilityDeskPath = '/mgmt/facilityDesk'
export const facilityBookingsPath = '/mgmt/facilityBookings'
