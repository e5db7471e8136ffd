import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RosterMonth } from '../contract.ts'
import { useBreachWords } from './breach-words.ts'
import type { Plan } from './plan-model.ts'
import { rosterApi } from './queries.ts'

/** Publishes the month; what breaks a limit is listed with its article, and needs a reason. What was published before stands below. */
export function PublishDialog({
  plan,
  data,
  again,
  onClose,
}: {
  plan: Plan
  data: RosterMonth
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const speak = useBreachWords()
  const [reason, setReason] = useState('')
  const { month, breachCount } = plan
  const isPublished = data.versions.length > 0 && !data.isChanged
  const broken = plan.rows.flatMap((row) => row.breaches.map((breach) => ({ row, breach })))
  return (
    <FormDialog
      title={t('publishTitle', { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })}
      confirm={t('publishAct')}
      disabled={isPublished || data.rowVersion === 0}
      missing={breachCount > 0 && !isPublished && !reason.trim() ? t('reasonNeeded') : undefined}
      onConfirm={async (retry) => {
        const { version } = (
          await rosterApi
            .publish({ month, rowVersion: data.rowVersion, reason: reason.trim() }, retry)
            .finally(() => void again())
        ).data
        toast(t('publishDone', { version }))
        onClose()
      }}
      isDirty={reason !== ''}
      onClose={onClose}
    >
      {!isPublished && (
        <p className="lb-quiet">
          {breachCount ? t('publishWrong', { count: breachCount }) : t('publishText')}
        </p>
      )}
      {broken.length > 0 && (
        <ul className="lb-divided">
          {broken.map(({ row, breach }) => {
            const { sentence, article } = speak(breach, row)
            return (
              <li key={`${row.person.personId} ${breach.rule} ${breach.days[0]}`} className="lb-inner-10">
                <b>{row.person.name}</b> {sentence}
                <span className="lb-14 lb-quiet">（{article}）</span>
              </li>
            )
          })}
        </ul>
      )}
      {breachCount > 0 && !isPublished && (
        <Field label={t('reason')}>
          <TextInput value={reason} maxLength={200} onText={setReason} />
        </Field>
      )}
      {data.versions.length > 0 && (
        <section>
          <h3>{t('versions')}</h3>
          <ul className="lb-divided">
            {data.versions.map(({ version, publishedAt, publishedBy, reason: why, breachCount: count }) => (
              <li key={version} className="lb-inner-10">
                {t('versionLine', { version, time: speakTime(publishedAt), name: publishedBy })}
                {count > 0 && (
                  <span className="lb-14 lb-quiet"> {t('versionReason', { count, reason: why })}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}
