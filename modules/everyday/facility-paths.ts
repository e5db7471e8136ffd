export const facilitySettingPath = '/mgmt/facility/setting'
export const facilityDrawPath = '/mgmt/facilityDraw'
/** The address of the draw of a facility on a day. */
export const drawAddress = (facilityId: string, day: string): string =>
  `${facilityDrawPath}?facility=${facilityId}&day=${day}`
/** The week of all facilities, as the documents have it (service 51). */
export const reservationPath = '/community/reservation_v2.aspx'
