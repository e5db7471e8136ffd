import { candidateUids, cardReadings, type CardFormat } from '#platform/contract/card-uid.ts'

const unique = (values: readonly string[]): string[] => [...new Set(values)]
/** Three bytes: what short readers give. */
const isShort = (uid: string): boolean => /^[0-9A-F]{6}$/.test(uid)

/** The whole UIDs that a code may stand for, in either byte order, and the code itself. */
const wholeUids = (code: string): string[] => candidateUids(code).filter((uid) => !isShort(uid))

// Short readers (6H8D, 2H4H) give the lower three bytes of four. A short code matches whole ones that end so, and a whole
// code short ones; two whole ones never match by their ends alone.
const endOf = (uid: string) => `~${uid.slice(-6)}`
const shortOf = (uid: string) => `=${uid}`

function endsAndShorts(code: string): { ends: string[]; shorts: string[] } {
  return {
    ends: wholeUids(code)
      .filter((uid) => /^[0-9A-F]{8}$/.test(uid))
      .map((uid) => uid.slice(-6)),
    shorts: cardReadings(code).flatMap(({ uid }) => (isShort(uid) ? [uid] : [])),
  }
}

/** What is kept of a card's code, to be met by what `wantedBy` asks for. */
export function keptReadings(code: string): string[] {
  const { ends, shorts } = endsAndShorts(code)
  return unique([...wholeUids(code), ...ends.map(endOf), ...shorts.map(shortOf)])
}

/** What a scanned code asks for: a card that has any of it may be the card on the reader. */
export function wantedBy(code: string): string[] {
  const { ends, shorts } = endsAndShorts(code)
  return unique([
    ...wholeUids(code),
    ...ends.map(shortOf),
    ...shorts.flatMap((uid) => [endOf(uid), shortOf(uid)]),
  ])
}

/**
 * Which of the cards that have something of what a code asks for lies on the reader: the only one that matches in full,
 * else the only one that matches by three bytes. `ambiguous` when there are several: nobody guesses.
 */
export function chooseCard<T extends { readings: readonly string[] }>(
  code: string,
  cards: readonly T[],
): T | 'ambiguous' | undefined {
  const whole = new Set(wholeUids(code))
  const inFull = cards.filter((card) => card.readings.some((reading) => whole.has(reading)))
  const wanted = new Set(wantedBy(code))
  const found = inFull.length
    ? inFull
    : cards.filter((card) => card.readings.some((reading) => wanted.has(reading)))
  return found.length > 1 ? 'ambiguous' : found[0]
}

/** The UID that a card's code is kept under when the card is bound, and how its reader wrote it; '' for no card's code. */
export function canonicalOf(code: string): { canonicalUid: string; readerFormat: CardFormat | '' } {
  const [first] = cardReadings(code)
  return { canonicalUid: first?.uid ?? '', readerFormat: first?.format ?? '' }
}
