/** All alarms. */
export const eventsPath = '/mgmt/BA-alert/event'
export const analysisPath = '/mgmt/BA-alert/analysis'

const base = (isPrivate: boolean) => `/mgmt/BA-alert/${isPrivate ? 'privateEvent' : 'event'}`

/** One alarm, of the building or of a household. */
export const detailPath = ({ eventId, isPrivate }: { eventId: string; isPrivate: boolean }): string =>
  `${base(isPrivate)}/detail/${eventId}`
/** What was found and done about it. */
export const reportPath = ({ eventId, isPrivate }: { eventId: string; isPrivate: boolean }): string =>
  `${base(isPrivate)}/report/${eventId}`
