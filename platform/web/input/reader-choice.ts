import { type ReaderSettings, readerDefaults } from './scanner.ts'

/** How a reader ends what it types; `auto` understands all of them. */
export type ReaderEnd = 'auto' | 'enter' | 'tab' | 'none'

/** What is peculiar to the readers of this browser. Kept in it; holds nothing that was scanned. */
export interface ReaderChoice {
  /** Signs that the reader puts before and after each code. */
  prefix: string
  suffix: string
  end: ReaderEnd
  /** Whether a card that is bound may be typed by hand (R332). */
  typesCards: boolean
}

export const defaultReaderChoice: ReaderChoice = { prefix: '', suffix: '', end: 'auto', typesCards: false }

const KEY = 'lobby.reader'
const endKeys: Record<ReaderEnd, readonly string[]> = {
  auto: readerDefaults.ends,
  enter: ['Enter', 'NumpadEnter'],
  tab: ['Tab'],
  none: [],
}

/** Whether a prefix or suffix can be told from a code: letters and digits alone may be part of one. */
export const isTellable = (sign: string): boolean => sign === '' || /[^0-9A-Za-z]/.test(sign)

/** A code without what the reader puts around it. */
export function bareCode(text: string, { prefix, suffix }: Pick<ReaderChoice, 'prefix' | 'suffix'>): string {
  const tail = prefix && text.startsWith(prefix) ? text.slice(prefix.length) : text
  return suffix && tail.endsWith(suffix) ? tail.slice(0, -suffix.length) : tail
}

/** What the recogniser must know of a choice. */
export const settingsOf = ({ end }: Pick<ReaderChoice, 'end'>): ReaderSettings => ({
  ...readerDefaults,
  ends: endKeys[end],
})

/** The choice of this browser; what cannot be read is as it comes. */
export function readReaderChoice(): ReaderChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReaderChoice>
    return {
      prefix: String(stored.prefix ?? ''),
      suffix: String(stored.suffix ?? ''),
      end: stored.end && stored.end in endKeys ? stored.end : 'auto',
      typesCards: stored.typesCards === true,
    }
  } catch {
    return defaultReaderChoice
  }
}

/** Keeps in this browser what is peculiar to its readers. */
export function keepReaderChoice(choice: ReaderChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // A browser that refuses storage still reads so for this visit.
  }
}
