import type { Translate } from '#platform/web/i18n/texts.ts'
import { instantOf, type PollDraft } from './poll-draft.ts'

export interface Faults {
  title?: string | undefined
  start?: string | undefined
  end?: string | undefined
  candidates?: string | undefined
  maxChoices?: string | undefined
}

/** What a part of the form is given. */
export interface PartProps {
  draft: PollDraft
  change: (part: Partial<PollDraft>) => void
  faults: Faults
  /** It was published. */
  isFixed: boolean
}

/** What must be mended before a poll is sent. */
export function faultsOf(draft: PollDraft, t: Translate<'pollForm'>): Faults {
  const start = instantOf(draft.startDay, draft.startTime)
  const end = instantOf(draft.endDay, draft.endTime)
  const names = draft.candidates.map(({ name }) => name.trim())
  const most = Number(draft.maxChoices)
  return {
    title: draft.title.trim() ? undefined : t('titleMissing'),
    start: start ? undefined : t('timeMissing'),
    end: !end ? t('timeMissing') : start && end <= start ? t('endBefore') : undefined,
    candidates: names.some((name) => !name)
      ? t('nameMissing')
      : new Set(names).size < names.length
        ? t('nameTwice')
        : undefined,
    maxChoices: most >= 1 && most <= names.length ? undefined : t('choicesWrong', { count: names.length }),
  }
}
