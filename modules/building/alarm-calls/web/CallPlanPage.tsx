import './page-texts.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { useCategories } from '#modules/building/alarm-points/web/public.ts'
import type { CallList, Contact, First, Plan, Rotation } from '../contract.ts'
import { type Hole, holesOf, turnOf } from '../whose-turn.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { EntriesPanel } from './EntriesPanel.tsx'
import { FirstDialog } from './FirstDialog.tsx'
import { ListDialog } from './ListDialog.tsx'
import { OnDutyParts } from './OnDutyParts.tsx'
import { RotationDialog } from './RotationDialog.tsx'
import { usePlan } from './use-plan.ts'
import { useStepName } from './use-step-name.ts'

/** Whom alarms call: lists by level and hour, who takes turns, and the people. */
export function CallPlanPage() {
  const t = useTexts('alarmCallsPage')
  const { asked, refresh } = usePlan()
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
      </div>
      <p className="lb-quiet lb-below-16">{t('lead')}</p>
      <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 160]} rows={6}>
        {(plan) => <Parts plan={plan} refresh={refresh} />}
      </Loaded>
    </div>
  )
}

type Editing =
  | { part: 'lists'; of: CallList | undefined }
  | { part: 'rotations'; of: Rotation | undefined }
  | { part: 'contacts'; of: Contact | undefined }
  | { part: 'firsts'; of: First | undefined }

function Parts({ plan, refresh }: { plan: Plan; refresh: () => Promise<unknown> }) {
  const t = useTexts('alarmCallsPage')
  const now = useMinute()
  const mayChange = useAllowed()([{ can: 'alarmCalls.configure' }]).length > 0
  const [editing, setEditing] = useState<Editing>()
  const nameOf = useStepName(plan)
  const { contacts } = plan.contacts
  const personOf = (id: string | undefined) => contacts.find(({ contactId }) => contactId === id)?.name ?? ''
  const listSaid = (list: CallList) => {
    const { levels, weekdays, fromHour, toHour, waitSeconds, rounds, steps } = list
    const hours = fromHour === toHour ? t('allDay') : t('hours', { from: fromHour, to: toHour })
    return [
      inRow(levels.map((level) => t(`level${level}`))),
      weekdays.length === 7 ? t('everyDay') : inRow(weekdays.map((day) => t(`day${day as 0}`))),
      hours,
      steps.map(nameOf).join(' → '),
      t('waits', { seconds: waitSeconds }),
      rounds === 0 ? t('untilSomebody') : t('roundsSaid', { count: rounds }),
    ].join('　')
  }
  const rotationSaid = (rotation: Rotation) =>
    [
      inRow(rotation.contactIds.map(personOf)),
      t('everyDays', { count: rotation.turnDays, hour: rotation.handOverHour }),
      t('turnNow', { name: personOf(rotation.contactIds[turnOf(rotation, new Date(now))]) }),
    ].join('　')
  const contactSaid = ({ accountId, mobile, email }: Contact) =>
    [accountId ? t('way_push') : '', mobile, email].filter(Boolean).join('　')
  const categories = useCategories()
  const firstSaid = ({ categories: meant, steps, numbers }: First) =>
    [
      meant.length
        ? inRow(categories.filter(({ value }) => meant.includes(value)).map(({ label }) => label))
        : t('allSystems'),
      steps.map((step, nth) => `${nth + 1} ${step}`).join('　'),
      inRow(numbers.map(({ name, phone }) => `${name} ${phone}`)),
    ]
      .filter(Boolean)
      .join('　')
  const shared = { plan, mayChange, refresh }
  const close = () => {
    setEditing(undefined)
    void refresh()
  }
  const holeSaid = ({ weekday, fromHour, toHour }: Hole) =>
    t('hole', { day: t(`day${weekday as 0}`), hours: t('hours', { from: fromHour, to: toHour }) })
  const holesSaid = (holes: readonly Hole[]) => {
    if (holes.reduce((sum, { fromHour, toHour }) => sum + toHour - fromHour, 0) === 7 * 24)
      return t('everyHour')
    const first = inRow(holes.slice(0, 3).map(holeSaid))
    return holes.length > 3 ? t('holesMore', { hours: first, count: holes.length }) : first
  }
  return (
    <div className="lb-stack lb-gap-16">
      {([4, 3] as const).map((level) => {
        const holes = holesOf(plan.lists.lists, level)
        return (
          holes.length > 0 && (
            <Note key={level} tone="wait">
              {t('holes', { level: t(`level${level}`), hours: holesSaid(holes) })}
            </Note>
          )
        )
      })}
      <OnDutyParts isPanel />
      <EntriesPanel
        {...shared}
        part="lists"
        rows={plan.lists.lists}
        isOrdered
        keyOf={({ listId }) => listId}
        said={listSaid}
        onEdit={(of) => setEditing({ part: 'lists', of })}
      />
      <EntriesPanel
        {...shared}
        part="rotations"
        rows={plan.rotations.rotations}
        keyOf={({ rotationId }) => rotationId}
        said={rotationSaid}
        onEdit={(of) => setEditing({ part: 'rotations', of })}
      />
      <EntriesPanel
        {...shared}
        part="contacts"
        rows={contacts}
        keyOf={({ contactId }) => contactId}
        said={contactSaid}
        onEdit={(of) => setEditing({ part: 'contacts', of })}
      />
      <EntriesPanel
        {...shared}
        part="firsts"
        rows={plan.firsts.firsts}
        isOrdered
        keyOf={({ firstId }) => firstId}
        said={firstSaid}
        onEdit={(of) => setEditing({ part: 'firsts', of })}
      />
      {editing?.part === 'firsts' && <FirstDialog plan={plan} of={editing.of} onClose={close} />}
      {editing?.part === 'lists' && <ListDialog plan={plan} of={editing.of} onClose={close} />}
      {editing?.part === 'rotations' && <RotationDialog plan={plan} of={editing.of} onClose={close} />}
      {editing?.part === 'contacts' && <ContactDialog plan={plan} of={editing.of} onClose={close} />}
    </div>
  )
}
