/** The page of the calendar, as the specification writes it. */
export const calendarPath = '/mgmt/Calendar'
