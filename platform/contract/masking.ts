/** Words of Han characters are masked by character, all others (Latin, …) by word. */
const han = /\p{Script=Han}/u

function maskWord(word: string): string {
  // Code points, so that 𠮷 is one character.
  const characters = [...word]
  const [first = '', last = ''] = [characters[0], characters.at(-1)]
  if (!han.test(word)) return `${first}***`
  if (characters.length === 1) return '○'
  if (characters.length === 2) return `${first}○`
  return first + '○'.repeat(characters.length - 2) + last
}

/** A name that strangers may see: 王小明 → 王○明, 王明 → 王○, 歐陽小明 → 歐○○明, John Smith → J*** S*** (個資法 Art. 27). */
export function maskName(name: string): string {
  return name.split(/\s+/).filter(Boolean).map(maskWord).join(' ')
}

/** A phone number that strangers may see: 0912345678 → 0912***678; others keep their last three digits; '' stays ''. */
export function maskMobile(mobile: string): string {
  const digits = mobile.replace(/\D/g, '').replace(/^886(?=9\d{8}$)/, '0')
  if (!digits) return ''
  if (/^09\d{8}$/.test(digits)) return `${digits.slice(0, 4)}***${digits.slice(-3)}`
  return digits.length > 5 ? `***${digits.slice(-3)}` : '***'
}

/**
 * A number plate that strangers may see: ABC-1234 → ABC-**34, 1234-AB → **34-AB: of the longest run of digits all but the
 * last two are hidden, in a plate without digits everything behind the first character (個資法 Art. 27).
 */
export function maskPlate(plate: string): string {
  const text = plate.trim()
  const longest = (text.match(/\d+/g) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '')
  if (!longest) return text && `${[...text][0]}***`
  const at = text.lastIndexOf(longest)
  const hidden = '*'.repeat(Math.max(1, longest.length - 2)) + (longest.length > 2 ? longest.slice(-2) : '')
  return text.slice(0, at) + hidden + text.slice(at + longest.length)
}

/** A birthday that strangers may see: 1985-03-12 → 1985-**-**; '' stays '' (個資法 Art. 27). */
export const maskBirthday = (birthday: string): string => birthday && `${birthday.slice(0, 4)}-**-**`
