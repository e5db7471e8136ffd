/** The address of the service leads to what waits. */
export const lockerPath = '/mgmt/smartLocker'
export const pendingPath = '/mgmt/smartLocker/pendingList'
export const statusPath = '/mgmt/smartLocker/lockerStatus'
/** What a courier's scan of a cabinet opens, without an account. */
export const dropPath = '/mgmt/lockerDrop'
