/** What a booked visitor shows: LV and 60 hexadecimal digits, whatever the keyboard makes of capitals. */
export const looksLikeVisitCode = (scanned: string): boolean => /^LV[0-9A-F]{60}$/i.test(scanned.trim())
