export const residentOpenPath = '/mgmt/intercom/residentOpen'
export const sentriesPath = '/mgmt/intercom/sentryManagement'
export const callsPath = '/mgmt/intercom/callRecordList'
export const intercomSettingPath = '/mgmt/intercom/setting'
