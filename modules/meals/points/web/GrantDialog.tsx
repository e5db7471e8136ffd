import './rule-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HouseholdChips } from '#modules/homes/households/web/public.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { mostNote, Points } from '../contract.ts'
import { pointsApi, rulesQuery } from './queries.ts'

interface GrantDialogProps {
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Gives points with a last day to all households or to some. */
export function GrantDialog({ onDone, onClose }: GrantDialogProps) {
  const t = useTexts('pointsPage')
  const ofRules = useTexts('pointRules')
  const [amount, setAmount] = useState('')
  const [expiresOn, setExpiresOn] = useState(() => lastDayOf(dayOf(new Date())))
  const [isAll, setAll] = useState(true)
  const [toPeople, setToPeople] = useState(false)
  const byPerson = useQuery(rulesQuery).data?.byPerson
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const points = Number(amount)
  const [today] = useState(() => dayOf(new Date()))
  const wrong = {
    amount: !Points.safeParse(points).success,
    day: expiresOn < today,
    households: !isAll && chosen.length === 0,
  }
  return (
    <FormDialog
      title={t('grant')}
      confirm={t('grant')}
      isDirty={amount !== '' || note !== '' || chosen.length > 0}
      isWrong={() => {
        setTried(true)
        return Object.values(wrong).some(Boolean)
      }}
      onClose={onClose}
      onConfirm={async (retry) => {
        const asked = {
          points,
          expiresOn,
          note: note.trim(),
          toPeople,
          ...(isAll ? {} : { householdIds: [...chosen] }),
        }
        const { data } = await pointsApi.grant({ grantId: retry.idOf(asked), ...asked }, retry)
        await onDone()
        toast(t('granted', { households: data.households, count: data.points }))
        onClose()
      }}
    >
      <div className="lb-stack lb-gap-12">
        <Field label={t('eachAmount')} invalid={tried && wrong.amount ? t('amountWrong') : undefined}>
          <AmountInput digits={6} value={amount} onAmount={setAmount} />
        </Field>
        <Field label={t('lastDay')} invalid={tried && wrong.day ? t('dayPast') : undefined}>
          <DayInput value={expiresOn} min={today} onDay={setExpiresOn} />
        </Field>
        <Segments
          label={t('households')}
          value={isAll ? 'all' : 'some'}
          options={[
            { value: 'all', label: t('toAll') },
            { value: 'some', label: t('toSome') },
          ]}
          onChange={(way) => setAll(way === 'all')}
        />
        {!isAll && (
          <Field label={t('chosen')} invalid={tried && wrong.households ? t('chooseSome') : undefined}>
            <HouseholdChips
              value={chosen}
              labelOf={(id) => labels.get(id) ?? ''}
              onPicked={(id, label) => setLabels(new Map([...labels, [id, label]]))}
              onChange={setChosen}
            />
          </Field>
        )}
        {byPerson && (
          <Segments
            label={ofRules('toWhom')}
            value={toPeople ? 'person' : 'household'}
            options={[
              { value: 'household', label: ofRules('eachHousehold') },
              { value: 'person', label: ofRules('eachPerson') },
            ]}
            onChange={(each) => setToPeople(each === 'person')}
          />
        )}
        <ReasonField label={t('note')} optional maxLength={mostNote} value={note} onReason={setNote} />
      </div>
    </FormDialog>
  )
}
