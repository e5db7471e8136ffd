import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Decision, decisions, type Topic } from '../shapes.ts'
import { useFresh, votesApi } from './queries.ts'

/** What the chair declares, with its words; where it is not what was calculated, with a reason. */
export function DecisionForm({ topic, onDeclare }: { topic: Topic; onDeclare: () => void }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  // On what nobody voted the chair decides nothing: it is put off or withdrawn.
  const choices = topic.status === 'waiting' ? (['deferred', 'withdrawn'] as const) : decisions
  const [decision, setDecision] = useState<Decision>(
    topic.status === 'waiting' ? 'deferred' : topic.result?.isCarried ? 'carried' : 'rejected',
  )
  const [decisionText, setText] = useState('')
  const [decisionReason, setReason] = useState('')
  const calculated = topic.result?.isCarried ? 'carried' : 'rejected'
  const isOther = topic.status === 'closed' && (topic.result === null || decision !== calculated)
  const act = useSubmit(
    async (retry) => {
      onDeclare()
      await votesApi.makeDecision({ topicId: topic.topicId, decision, decisionText, decisionReason }, retry)
      toast(t('declared'))
      void again()
    },
    { isWrong: () => isOther && !decisionReason.trim() },
  )
  return (
    <form className="lb-stack lb-gap-12 lb-above-20" {...act.form}>
      <Segments
        full
        label={t('declare')}
        options={choices.map((value) => ({ value, label: t(`decision_${value}`) }))}
        value={decision}
        onChange={setDecision}
      />
      <Field label={t('decisionText')} help={t('decisionTextHelp')} optional>
        <textarea
          className="lb-long-text"
          rows={3}
          maxLength={1000}
          value={decisionText}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {isOther && (
        <Field
          label={t('decisionReason')}
          invalid={act.tried && !decisionReason.trim() ? t('needed') : undefined}
        >
          <TextInput maxLength={200} value={decisionReason} onText={setReason} />
        </Field>
      )}
      {act.failure !== undefined && <FailureNote sentence={act.failure} />}
      <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
        {t('declareAs', { decision: t(`decision_${decision}`) })}
      </Button>
    </form>
  )
}
