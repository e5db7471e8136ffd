export const announcementsPath = '/mgmt/SystemUpdates'
export const announcementPath = (id: string) => `/mgmt/SystemUpdatesDetail/${id}`
