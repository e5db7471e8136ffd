import { useQuery } from '@tanstack/react-query'
import { assemblies } from '#modules/assemblies/assemblies/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { dayOf } from '#platform/contract/taipei.ts'
import { type Decider, deciders } from '../contract.ts'

const assembliesApi = client(assemblies)

/** Who decided a version, in which meeting, and since when it holds. */
export interface Meeting {
  /** undefined: not said yet. */
  decidedBy: Decider | undefined
  meeting: string
  assemblyId: string | null
  decidedOn: string
  inForceOn: string
}

interface MeetingFieldsProps {
  form: Meeting
  put: (part: Partial<Meeting>) => void
  /** What is said of a day that is not there. */
  missing: (day: string) => string | undefined
  isTried: boolean
}

/** Asks who decided it; of an assembly that was held with Lobby its name and day are known. */
export function MeetingFields({ form, put, missing, isTried }: MeetingFieldsProps) {
  const t = useTexts('rulesPage')
  const maySee = useAllowed()([{ can: 'assemblies.view', service: [23] }]).length > 0
  const { data: held = [] } = useQuery({
    queryKey: ['rules', 'assemblies'],
    queryFn: async () => (await assembliesApi.list({ status: 'ended', maxCount: 50 })).data,
    enabled: maySee && form.decidedBy === 'assembly',
  })
  const choose = (id: string) => {
    const one = held.find(({ assemblyId }) => assemblyId === id)
    put(one ? { assemblyId: id, meeting: one.title, decidedOn: dayOf(one.meetingAt) } : { assemblyId: null })
  }
  return (
    <>
      <Field label={t('decidedBy')} invalid={isTried && !form.decidedBy ? t('decidedByMissing') : undefined}>
        <ChoiceInput<Decider | ''>
          value={form.decidedBy ?? ''}
          options={[
            { value: '', label: t('decidedByChoose') },
            ...deciders.map((value) => ({ value, label: t(`by_${value}`) })),
          ]}
          onChoose={(decidedBy) => put({ decidedBy: decidedBy || undefined, assemblyId: null })}
        />
      </Field>
      {form.decidedBy === 'assembly' && held.length > 0 && (
        <Field label={t('assembly')}>
          <ChoiceInput
            value={form.assemblyId ?? ''}
            options={[
              { value: '', label: t('assemblyNone') },
              ...held.map(({ assemblyId, title, meetingAt }) => ({
                value: assemblyId,
                label: `${title}　${showDay(dayOf(meetingAt))}`,
              })),
            ]}
            onChoose={choose}
          />
        </Field>
      )}
      <Field label={t('meeting')} help={t('meetingHint')}>
        <TextInput maxLength={60} value={form.meeting} onText={(meeting) => put({ meeting })} />
      </Field>
      <Field label={t('decidedOn')} invalid={missing(form.decidedOn)}>
        <DayInput value={form.decidedOn} onDay={(decidedOn) => put({ decidedOn })} />
      </Field>
      <Field label={t('inForceOn')} invalid={missing(form.inForceOn)}>
        <DayInput value={form.inForceOn} onDay={(inForceOn) => put({ inForceOn })} />
      </Field>
    </>
  )
}
