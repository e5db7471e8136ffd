import { useState } from 'react'
import { dayAfter } from '#platform/contract/days.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { RateVersion } from '#modules/charging/charging-rates/contract.ts'
import { BasicsDialog } from './BasicsDialog.tsx'
import type { RateDraft } from './use-rate-draft.ts'

/** 2026-12-01 as heads say it: 12月1日. */
const useShortDay = () => {
  const t = useTexts('chargingRatesPage')
  return (day: string) => t('shortDay', { month: Number(day.slice(5, 7)), day: Number(day.slice(8)) })
}

/** Which version is written, from when on it holds, and its acts. */
export function DraftHead({
  version,
  before,
  draft,
  title,
}: {
  version: RateVersion
  /** The version that holds until then. */
  before: RateVersion | undefined
  draft: RateDraft
  title: string
}) {
  const t = useTexts('chargingRatesPage')
  const day = useShortDay()
  const [isOpen, setOpen] = useState(false)
  const { save, discard, isEditable, form } = draft
  useHotKey('Ctrl+Enter', 'chargingTrials:submit', () => void save.submit(true), { enabled: isEditable })
  const failure = save.failure ?? discard.failure
  return (
    <>
      <div className="lb-page-head lb-wrap">
        <h1>{title}</h1>
        <Mark kind={version.state === 'enacted' ? 'done' : 'reminded'}>
          {t(`mark_${version.state}`, { number: version.number })}
        </Mark>
        <span className="lb-quiet">
          {form.startsOn && t('from', { day: day(form.startsOn) })}
          {before &&
            form.startsOn &&
            t('beforeUntil', { number: before.number, day: day(dayAfter(form.startsOn, -1)) })}
        </span>
        {isEditable && (
          <button type="button" className="lb-link" onClick={() => setOpen(true)}>
            {t('basicsChange')}
          </button>
        )}
        <span className="lb-grow" />
        {isEditable && (
          <>
            <Button type="text" loading={discard.busy} onClick={() => void discard.submit()}>
              {t('discard')}
            </Button>
            <Button disabled={!draft.isTyped} loading={save.busy} onClick={() => void save.submit(false)}>
              {t('save')}
            </Button>
            <Button type="primary" loading={save.busy} onClick={() => void save.submit(true)}>
              {t('submit')} <Key keys="Ctrl Enter" />
            </Button>
          </>
        )}
      </div>
      {failure && <FailureNote sentence={failure} />}
      {version.returnReason && version.state === 'draft' && (
        <div className="lb-below-16">
          <Note tone="wait">{t('returned', { reason: version.returnReason })}</Note>
        </div>
      )}
      {draft.isOvertaken && (
        <div className="lb-below-16">
          <Note
            tone="wait"
            act={
              <Button size="small" onClick={draft.takeNewest}>
                {t('takeNewest')}
              </Button>
            }
          >
            {t('overtaken', { who: version.savedBy })}
          </Note>
        </div>
      )}
      {isOpen && <BasicsDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}
