import './page-texts.ts'
import './clock.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ClockEntry } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { GuestDialog } from './GuestDialog.tsx'
import { choicesQuery, clockApi, clockKey, namedQuery, ownQuery } from './queries.ts'
import { ServerTime } from './ServerTime.tsx'
import { type Chosen, ShiftChoice } from './ShiftChoice.tsx'

const HOUR = 3_600_000
/** A code of a manager begins with letters that no card has. */
const shownBy = (typed: string) =>
  /^LM/i.test(typed.trim()) ? { token: typed.trim() } : { carrierCode: typed.trim() }

/** The clock: in and out by the own account, or by the card or code of whoever stands at the desk (R449). */
export function ClockPage() {
  const t = useTexts('clockEntriesPage')
  const title = useTexts('clockEntries')('clock')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: clockKey })
  const isOneTime = useMe()?.kind === 'oneTime'
  const [who, setWho] = useState<'own' | 'shown'>('own')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [personName, setPersonName] = useState('')
  const [chosen, setChosen] = useState<Chosen>({ companyId: '', jobTitle: '', shiftName: '' })
  const [isStandIn, setStandIn] = useState(false)
  const [asking, setAsking] = useState<ClockEntry>()
  const [isGuest, setGuest] = useState(false)
  const choices = useQuery(choicesQuery)
  const isShown = who === 'shown'
  const own = useQuery({ ...ownQuery, enabled: !isOneTime })
  const found = useQuery({
    queryKey: [...clockKey, 'shown', asked],
    queryFn: async () => (await clockApi.validate(shownBy(asked))).data,
    enabled: isShown && asked !== '',
    retry: false,
  })
  const named = useQuery(namedQuery)
  const person = isShown ? found.data : own.data
  const open = person?.open
  const forgotten = named.data?.find((row) => row.isOwn && row.isForgotten && !row.isAsked)
  const others = named.data?.filter((row) => row.kind !== 'own' && !row.isForgotten) ?? []

  const said = (entry: ClockEntry) =>
    toast(
      entry.clockedOutAt
        ? t('clockedOut', { name: entry.personName, time: speakTime(entry.clockedOutAt) })
        : t('clockedIn', { name: entry.personName, time: speakTime(entry.clockedInAt) }),
    )
  const act = useSubmit(async (retry) => {
    if (isShown && !person) return refuse(t('cardNeeded'))
    const by = isShown ? shownBy(asked) : {}
    if (open) said((await clockApi.clockOut({ clockId: open.clockId, ...by }, retry).finally(again)).data)
    else {
      if (!chosen.companyId || !chosen.jobTitle || !chosen.shiftName) return refuse(t('chooseShift'))
      if (isOneTime && !personName.trim()) return refuse(t('nameNeeded'))
      const press = isOneTime ? { ...chosen, personName: personName.trim() } : { ...chosen, ...by, isStandIn }
      const clockId = retry.idOf(press)
      const made = isOneTime
        ? clockApi.clockInOneTime({ ...chosen, personName: personName.trim(), clockId }, retry)
        : clockApi.clockIn({ ...chosen, ...by, isStandIn, clockId }, retry)
      said((await made.finally(again)).data)
    }
    setTyped('')
    setAsked('')
  })
  const leave = useSubmit(async (retry, clockId: string) =>
    said((await clockApi.clockOutOneTime({ clockId }, retry).finally(again)).data),
  )

  return (
    <div className="lb-page">
      <div className="ck-page lb-stack lb-gap-12">
        <h1 className="lb-sr">{title}</h1>
        {!isOneTime && <ServerTime at={person?.now ?? own.data?.now} />}
        {!isOneTime && (
          <Segments
            full
            label={t('who')}
            value={who}
            options={[
              { value: 'own', label: t('ownAccount') },
              { value: 'shown', label: t('cardOrCode') },
            ]}
            onChange={setWho}
          />
        )}
        {isShown && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setAsked(typed.trim())
            }}
          >
            <Field label={t('cardLabel')} help={t('cardHelp')}>
              <TextInput size="scan" value={typed} maxLength={120} onText={setTyped} autoFocus />
            </Field>
            <Button htmlType="submit">{t('look')}</Button>
            {found.error && <FailureNote sentence={sentenceOf(found.error)} />}
          </form>
        )}
        {isOneTime && (
          <Field label={t('realName')}>
            <TextInput value={personName} maxLength={40} onText={setPersonName} />
          </Field>
        )}
        {isShown && person && <strong>{t('personFound', { name: person.personName })}</strong>}
        {open ? (
          <Note>{t('isIn', { shift: open.shiftName, time: speakTime(open.clockedInAt) })}</Note>
        ) : choices.data?.length === 0 ? (
          <EmptyState icon="clock" title={t('noCompany')} text={t('noCompanyText')} />
        ) : (
          <>
            <ShiftChoice companies={choices.data ?? []} value={chosen} onChange={setChosen} />
            {!isOneTime && (
              <Checkbox checked={isStandIn} onChange={(event) => setStandIn(event.target.checked)}>
                {t('standInChoice')}
              </Checkbox>
            )}
          </>
        )}
        {person && !open && (
          <p className="lb-quiet">
            {t('lastOut')}{' '}
            {person.lastOutAt
              ? t('hours', { count: Math.floor((person.now.getTime() - person.lastOutAt.getTime()) / HOUR) })
              : t('noLast')}
          </p>
        )}
        {forgotten && (
          <Note
            tone="wait"
            icon="clock"
            act={<Button onClick={() => setAsking(forgotten)}>{t('correct')}</Button>}
          >
            {t('noOut', { day: forgotten.workDate })}
          </Note>
        )}
        {others.map((row) => (
          <Note
            key={row.clockId}
            act={<Button onClick={() => void leave.submit(row.clockId)}>{t('out')}</Button>}
          >
            {row.personName} {t('isIn', { shift: row.shiftName, time: speakTime(row.clockedInAt) })}
          </Note>
        ))}
        {leave.failure && <FailureNote sentence={leave.failure} />}
        <button type="button" className="lb-link" onClick={() => setGuest(true)}>
          {t('guest')}
        </button>
        <div className="ck-foot">
          {act.failure && <FailureNote sentence={act.failure} />}
          {!open && <p className="lb-14 lb-quiet">{t('chosenStays')}</p>}
          <Button type="primary" block size="large" loading={act.busy} onClick={() => void act.submit()}>
            {open ? t('clockOut', { shift: open.shiftName }) : t('clockIn', { shift: chosen.shiftName })}
          </Button>
        </div>
      </div>
      {asking && <CorrectDialog entry={asking} onDone={again} onClose={() => setAsking(undefined)} />}
      {isGuest && <GuestDialog onDone={again} onClose={() => setGuest(false)} />}
    </div>
  )
}
