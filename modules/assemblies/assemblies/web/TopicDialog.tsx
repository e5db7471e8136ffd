import { useState } from 'react'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import {
  amountField,
  FormFields,
  type FormField,
  isWrong,
  longTextField,
  textField,
} from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { motionKinds } from '#modules/assemblies/tally/contract.ts'
import { type AssemblyRow, type Topic, voteWays } from '../shapes.ts'
import { OwnThresholds } from './OwnThresholds.tsx'
import { useFresh, useTopics, votesApi } from './queries.ts'
import { SeatFields } from './SeatFields.tsx'
import { seatFault } from './seat-rows.ts'
import { contentOf, formOf, mostChoicesOf, type TopicForm } from './topic-form.ts'

/** Adds a motion or an election, or changes one on which nobody has voted; a meeting called again takes those of the first (Art. 32). */
export function TopicDialog({
  assembly,
  of,
  onClose,
}: {
  assembly: AssemblyRow
  of: Topic | undefined
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const isAgain = assembly.kind === 'reconvened'
  const parents = useTopics(assembly.parentId ?? assembly.assemblyId)
  const [form, setForm] = useState<TopicForm>(() => formOf(of))
  const isElection = form.kind === 'election'
  // Nothing becomes an election after the notice; from the beginning of the meeting what decides is fixed, and a motion that
  // is taken up again is the very one of the first meeting.
  const isCopied = of !== undefined && of.copiedFromId !== null
  const isNewCopy = isAgain && !of
  const isRunning = assembly.status === 'running'
  const fixed = of && (isRunning || isCopied) ? of : undefined
  const kinds = motionKinds.filter(
    (kind) => kind !== 'election' || assembly.status === 'draft' || of?.kind === 'election',
  )
  const sources = (parents.data ?? [])
    .filter(({ decision }) => decision !== 'carried')
    .map((topic) => ({
      value: topic.topicId,
      label: `${topic.number} ${topic.title}`,
    }))
  const source: FormField<TopicForm> = {
    ...choiceField<TopicForm>(t('copiedFrom'), 'copiedFrom', [{ value: '', label: t('choose') }, ...sources]),
    wrong: ({ copiedFrom }) => (copiedFrom ? undefined : t('needed')),
  }
  const said: FormField<TopicForm>[] = [
    {
      ...textField<TopicForm>(t('topicTitle'), 'title', { input: { autoFocus: true, maxLength: 100 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('needed')),
    },
    longTextField<TopicForm>(t('description'), 'description', { rows: 3, maxLength: 2000, optional: true }),
  ]
  const kindOf = choiceField<TopicForm>(
    t('topicKind'),
    'kind',
    kinds.map((value) => ({ value, label: t(`motion_${value}`) })),
  )
  const thresholds: FormField<TopicForm> = {
    label: t('ownThresholds'),
    draw: (now, put) => (
      <OwnThresholds value={now.thresholds} onChange={(value) => put({ thresholds: value })} />
    ),
  }
  const seats: FormField<TopicForm> = {
    label: t('seats'),
    wrong: ({ rows }) => {
      const fault = seatFault(rows)
      return fault && t(fault)
    },
    draw: (now, put, invalid) => (
      <SeatFields rows={now.rows} invalid={invalid} onChange={(rows) => put({ rows })} />
    ),
  }
  const fields: FormField<TopicForm>[] = [
    ...(isNewCopy ? [source] : []),
    // What a motion that is taken up again says and asks is that of the first meeting.
    ...(isCopied || isNewCopy ? [] : said),
    ...(fixed || isNewCopy ? [] : [kindOf]),
    choiceField<TopicForm>(
      t('voteWay'),
      'voteWay',
      voteWays.map((value) => ({ value, label: t(`way_${value}`) })),
    ),
    // Bylaws and motions do not lower what rebuilding asks for (Art. 13).
    ...(isRunning || form.kind === 'rebuilding' ? [] : [thresholds]),
    ...(isElection && !fixed && !isNewCopy
      ? [
          seats,
          amountField<TopicForm>(t('alternatesCount'), 'alternates', { digits: 3 }),
          amountField<TopicForm>(t('mostChoices'), 'mostChoices', {
            digits: 3,
            placeholder: String(mostChoicesOf(form)),
            optional: true,
            help: t('mostChoicesHelp'),
          }),
          choiceField<TopicForm>(
            t('countsBy'),
            'countsBy',
            (['heads', 'area'] as const).map((value) => ({ value, label: t(`countsBy_${value}`) })),
          ),
          tickField<TopicForm>(t('isPlurality'), 'isPlurality', { help: t('isPluralityHelp') }),
        ]
      : []),
  ]
  const [tried, setTried] = useState(false)
  const change = (patch: Partial<TopicForm>) => {
    const copied = patch.copiedFrom
      ? parents.data?.find(({ topicId }) => topicId === patch.copiedFrom)
      : undefined
    setForm((before) => ({
      ...before,
      ...patch,
      ...(copied && { ...formOf(copied), copiedFrom: copied.topicId, thresholds: before.thresholds }),
    }))
  }
  return (
    <FormDialog
      title={t(of ? 'editTopic' : assembly.status === 'draft' ? 'addTopic' : 'addExtempore')}
      confirm={t('save')}
      size="wide"
      isWrong={() => {
        setTried(true)
        return isWrong(fields, form)
      }}
      onConfirm={async (retry) => {
        const content = contentOf(form, of, fixed)
        if (of)
          await votesApi.updateTopic({ topicId: of.topicId, rowVersion: of.rowVersion, ...content }, retry)
        else
          await votesApi.createTopic(
            {
              assemblyId: assembly.assemblyId,
              topicId: retry.idOf(content),
              copiedFromId: isAgain ? form.copiedFrom : null,
              ...content,
            },
            retry,
          )
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        <FormFields fields={fields} form={form} change={change} tried={tried} />
      </div>
    </FormDialog>
  )
}
