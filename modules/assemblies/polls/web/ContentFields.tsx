import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { mostContent, mostTitle } from '../shapes.ts'
import type { PartProps } from './poll-faults.ts'

/** What is asked, and from when until when. */
export function ContentFields({ draft, change, faults, isFixed }: PartProps) {
  const t = useTexts('pollForm')
  return (
    <>
      <Field label={t('title')} invalid={faults.title}>
        <TextInput
          maxLength={mostTitle}
          placeholder={t('titleExample')}
          value={draft.title}
          onText={(title) => change({ title })}
        />
      </Field>
      <Field label={t('content')} optional>
        <textarea
          className="lb-long-text"
          rows={5}
          maxLength={mostContent}
          value={draft.content}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      <div className="pf-when">
        <Field label={t('startDay')} invalid={faults.start}>
          <DayInput disabled={isFixed} value={draft.startDay} onDay={(startDay) => change({ startDay })} />
        </Field>
        <Field label={t('startTime')}>
          <TimeInput
            disabled={isFixed}
            value={draft.startTime}
            onTime={(startTime) => change({ startTime })}
          />
        </Field>
        <Field label={t('endDay')} invalid={faults.end}>
          <DayInput min={draft.startDay} value={draft.endDay} onDay={(endDay) => change({ endDay })} />
        </Field>
        <Field label={t('endTime')}>
          <TimeInput value={draft.endTime} onTime={(endTime) => change({ endTime })} />
        </Field>
      </div>
    </>
  )
}
