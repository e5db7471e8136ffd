const han = /\p{Script=Han}/u

/** A sentence without its numbers, and colons that would divide its name. */
const nameOf = (fault: string) => fault.replace(/\d+/g, 'N').replaceAll(':', '：')

/** What is said of one field, in English; undefined where there are no words for it. */
function spoken(message: string, english: ReadonlyMap<string, string>): string | undefined {
  const [, field, fault] = /^([^：]*)：(.*)$/su.exec(message) ?? []
  if (field === undefined || fault === undefined) return undefined
  const numbers = fault.match(/\d+/g) ?? []
  let nth = 0
  const words = han.test(fault)
    ? (english.get(nameOf(fault)) ?? fault).replace(/N(?![A-Za-z])/g, () => numbers[nth++] ?? 'N')
    : fault
  return han.test(words) ? undefined : `${field}: ${words}`
}

/**
 * What the server says of single fields, in English: schemas speak it themselves, sentences of our own are found by their
 * Chinese. '' where one of them has no words, so that the sentence of the code stands alone.
 */
export function englishFaults(messages: readonly string[], english: ReadonlyMap<string, string>): string {
  const all = messages.map((message) => spoken(message, english))
  return all.every((item) => item !== undefined) ? all.join('; ') : ''
}
