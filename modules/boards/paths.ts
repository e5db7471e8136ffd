/** The pages of boards. */
export const boardHomePath = '/mgmt/bulletin'
export const newBoardPath = '/mgmt/bulletin/new'
export const boardSettingPath = '/mgmt/bulletin/settings'
export const emergencyPath = '/mgmt/bulletin/emergency'
export const boardPath = (boardId: string): string => `/mgmt/bulletin/${boardId}`
