export const facilityDeskPath = '/mgmt/facilityDesk'
export const facilityBookingsPath = '/mgmt/facilityBookings'
