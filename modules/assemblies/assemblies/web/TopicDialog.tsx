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
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { motionKinds, type MotionKind } from '#modules/assemblies/tally/contract.ts'
import { type AssemblyRow, type Topic, type VoteWay, voteWays } from '../shapes.ts'
import { useFresh, useTopics, votesApi } from './queries.ts'

interface Form {
  copiedFrom: string
  title: string
  description: string
  kind: MotionKind
  voteWay: VoteWay
  names: string
  seats: string
  alternates: string
  mostChoices: string
  isPlurality: boolean
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

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
  const [form, setForm] = useState<Form>({
    copiedFrom: of?.copiedFromId ?? '',
    title: of?.title ?? '',
    description: of?.description ?? '',
    kind: of?.kind ?? 'ordinary',
    voteWay: of?.voteWay ?? 'record',
    names: of?.kind === 'election' ? of.options.map(({ name }) => name).join('\n') : '',
    seats: String(of?.seats[0]?.seats ?? 1),
    alternates: String(of?.alternates ?? 0),
    mostChoices: String(of?.mostChoices ?? 1),
    isPlurality: of?.isPlurality ?? true,
  })
  const isElection = form.kind === 'election'
  // Nothing becomes an election after the notice; from the beginning of the meeting what decides is fixed, and a motion that
  // is taken up again is the very one of the first meeting.
  const isCopied = of !== undefined && of.copiedFromId !== null
  const fixed = of && (assembly.status === 'running' || isCopied) ? of : undefined
  // Seats by building are set through the calls: what is not shown here is not changed here either.
  const grouped = of?.kind === 'election' && of.seats.some(({ group }) => group !== '') ? of : undefined
  const kinds = motionKinds.filter(
    (kind) => kind !== 'election' || assembly.status === 'draft' || of?.kind === 'election',
  )
  const sources = (parents.data ?? [])
    .filter(({ decision }) => decision !== 'carried')
    .map((topic) => ({
      value: topic.topicId,
      label: `${topic.number} ${topic.title}`,
    }))
  const source: FormField<Form> = {
    ...choiceField<Form>(t('copiedFrom'), 'copiedFrom', [{ value: '', label: t('choose') }, ...sources]),
    wrong: ({ copiedFrom }) => (copiedFrom ? undefined : t('needed')),
  }
  const said: FormField<Form>[] = [
    {
      ...textField<Form>(t('topicTitle'), 'title', { input: { autoFocus: true, maxLength: 100 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('needed')),
    },
    longTextField<Form>(t('description'), 'description', { rows: 3, maxLength: 2000, optional: true }),
  ]
  const kindOf = choiceField<Form>(
    t('topicKind'),
    'kind',
    kinds.map((value) => ({ value, label: t(`motion_${value}`) })),
  )
  const fields: FormField<Form>[] = [
    ...(isAgain && !of ? [source] : []),
    ...(isCopied ? [] : said),
    ...(fixed ? [] : [kindOf]),
    choiceField<Form>(
      t('voteWay'),
      'voteWay',
      voteWays.map((value) => ({ value, label: t(`way_${value}`) })),
    ),
    ...(isElection && !fixed && !grouped
      ? [
          {
            ...longTextField<Form>(t('candidates'), 'names', { rows: 4, help: t('candidatesHelp') }),
            wrong: ({ names }: Form) => (linesOf(names).length ? undefined : t('needed')),
          },
          amountField<Form>(t('seats'), 'seats', { digits: 3 }),
          amountField<Form>(t('alternatesCount'), 'alternates', { digits: 3 }),
          amountField<Form>(t('mostChoices'), 'mostChoices', { digits: 3 }),
          tickField<Form>(t('isPlurality'), 'isPlurality', { help: t('isPluralityHelp') }),
        ]
      : []),
  ]
  const [tried, setTried] = useState(false)
  const change = (patch: Partial<Form>) => {
    const copied = patch.copiedFrom
      ? parents.data?.find(({ topicId }) => topicId === patch.copiedFrom)
      : undefined
    setForm((before) => ({
      ...before,
      ...patch,
      ...(copied && { title: copied.title, description: copied.description, kind: copied.kind }),
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
        const known = new Map((of?.options ?? []).map(({ name, optionId }) => [name, optionId]))
        const content = {
          title: form.title,
          description: form.description,
          kind: form.kind,
          voteWay: form.voteWay,
          thresholds: of?.thresholds ?? null,
          options: isElection
            ? linesOf(form.names).map((name, at) => ({
                optionId: known.get(name) ?? `c${at + 1}`,
                name,
                group: '',
              }))
            : [],
          seats: isElection ? [{ group: '', seats: Number(form.seats) || 1 }] : [],
          alternates: Number(form.alternates) || 0,
          mostChoices: Number(form.mostChoices) || 1,
          isPlurality: isElection && form.isPlurality,
          ...(of && { countsBy: of.countsBy }),
          ...(grouped &&
            isElection && {
              options: grouped.options,
              seats: grouped.seats,
              alternates: grouped.alternates,
              mostChoices: grouped.mostChoices,
              isPlurality: grouped.isPlurality,
            }),
          ...(fixed && {
            kind: fixed.kind,
            options: fixed.options,
            seats: fixed.seats,
            alternates: fixed.alternates,
            mostChoices: fixed.mostChoices,
            countsBy: fixed.countsBy,
            isPlurality: fixed.isPlurality,
          }),
        }
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
        {grouped && isElection && (
          <p className="lb-quiet">
            {t('groupedSeats', {
              seats: inRow(
                grouped.seats.map(({ group, seats }) => `${group || t('wholeCommunity')} ${seats}`),
              ),
            })}
          </p>
        )}
        <FormFields fields={fields} form={form} change={change} tried={tried} />
      </div>
    </FormDialog>
  )
}
