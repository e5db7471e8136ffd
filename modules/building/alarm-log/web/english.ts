import type { English } from '#platform/web/i18n/english.ts'

export const alarmLogEnglish: English<'alarmLog' | 'alarmLogPage'> = {
  alarmLog: { list: 'Log of values' },
  alarmLogPage: {
    title: 'Log of values',
    unit: 'values',
    views: 'Condition',
    view_all: 'All',
    view_abnormal: 'Abnormal',
    point: 'Point',
    days: 'Days',
    at: 'Time',
    place: 'Place',
    value: 'Value',
    status: 'Condition',
    normal: 'Normal',
    abnormal: 'Abnormal',
    test: 'Test',
    file: 'Export',
    loadFailed: 'The log could not be loaded',
    empty: 'No values yet',
    emptyText: 'Each value that a gateway sends stands here.',
    notFound: 'Nothing matches',
    notFoundText: 'Change or clear the filters.',
  },
}
