import './page-texts.ts'
import './clock.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { keepProgram } from '#platform/web/queue/keep-program.ts'
import type { ClockEntry } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { GuestDialog } from './GuestDialog.tsx'
import { Hints, type Hinted } from './Hints.tsx'
import { PinDialog } from './PinDialog.tsx'
import { choicesQuery, clockApi, clockKey, namedQuery, ownQuery } from './queries.ts'
import { clockPath } from './screens.ts'
import { ServerTime } from './ServerTime.tsx'
import { type Chosen, ShiftChoice } from './ShiftChoice.tsx'
import { WhoShows } from './WhoShows.tsx'
import { type Shown, usePressAct } from './use-press-act.ts'
import { usePresses } from './use-presses.ts'

const HOUR = 3_600_000

/**
 * The clock: in and out by the own account, also while the line is down, or by the card, code or PIN of whoever stands at the desk (R449).
 */
export function ClockPage() {
  const t = useTexts('clockEntriesPage')
  const title = useTexts('clockEntries')('clock')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: clockKey })
  const isOneTime = useMe()?.kind === 'oneTime'
  const [who, setWho] = useState<'own' | 'shown' | 'pin'>('own')
  const [shown, setShown] = useState<Shown>()
  const [personName, setPersonName] = useState('')
  const [chosen, setChosen] = useState<Chosen>({ companyId: '', jobTitle: '', shiftName: '' })
  const [isStandIn, setStandIn] = useState(false)
  const [hinted, setHinted] = useState<Hinted>({ photo: undefined, isPlaced: false })
  const [asking, setAsking] = useState<ClockEntry>()
  const [opened, setOpened] = useState<'guest' | 'pin'>()
  const choices = useQuery(choicesQuery)
  const isShown = who !== 'own'
  const own = useQuery({ ...ownQuery, enabled: !isOneTime })
  const found = useQuery({
    queryKey: [...clockKey, 'shown', shown],
    queryFn: async () => (await clockApi.validate(shown ?? {}, { isSaid: true })).data,
    enabled: isShown && shown !== undefined,
    retry: false,
    // A PIN is not kept.
    gcTime: 0,
  })
  const named = useQuery(namedQuery)
  const presses = usePresses()
  useEffect(() => keepProgram(clockPath), [])
  const person = isShown ? shown && found.data : own.data
  // What waits in this browser is newer than what the server said.
  const open = isShown || presses.open === undefined ? person?.open : presses.open
  const forgotten = named.data?.find((row) => row.isOwn && row.isForgotten && !row.isAsked)
  const others = named.data?.filter((row) => row.kind !== 'own' && !row.isForgotten) ?? []
  // Company and title as the last time; the shift is chosen each time.
  const company =
    choices.data?.find(({ name }) => name === person?.lastCompany) ??
    (choices.data?.length === 1 ? choices.data[0] : undefined)
  const usual =
    company?.jobTitles.find((each) => each === person?.lastTitle) ??
    (company?.jobTitles.length === 1 ? company.jobTitles[0] : undefined)
  const picked = chosen.companyId
    ? chosen
    : { ...chosen, companyId: company?.companyId ?? '', jobTitle: chosen.jobTitle || (usual ?? '') }
  const act = usePressAct(presses, again, () => {
    setShown(undefined)
    setChosen({ companyId: '', jobTitle: '', shiftName: '' })
    setHinted({ ...hinted, photo: undefined })
  })
  const press = () =>
    act.submit({
      open,
      chosen: picked,
      isStandIn,
      by: isShown ? ((person && shown) ?? {}) : null,
      personName: isOneTime ? personName : null,
      hinted,
    })
  const leave = useSubmit(async (retry, clockId: string) => {
    const { data } = await clockApi.clockOutOneTime({ clockId }, retry).finally(again)
    toast(t('clockedOut', { name: data.personName, time: speakTime(data.clockedOutAt ?? data.clockedInAt) }))
  })

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
              { value: 'pin', label: t('pin') },
            ]}
            onChange={(value) => {
              setWho(value)
              setShown(undefined)
            }}
          />
        )}
        {isShown && <WhoShows key={who} way={who} failure={found.error} onShown={setShown} />}
        {isOneTime && (
          <Field label={t('realName')}>
            <TextInput value={personName} maxLength={40} onText={setPersonName} />
          </Field>
        )}
        {isShown && person && <strong>{t('personFound', { name: person.personName })}</strong>}
        {presses.waiting > 0 && (
          <Note tone="wait" icon="off">
            {t('pressesWait', { count: presses.waiting })}
          </Note>
        )}
        {open ? (
          <Note>{t('isIn', { shift: open.shiftName, time: speakTime(open.clockedInAt) })}</Note>
        ) : choices.data?.length === 0 ? (
          <EmptyState icon="clock" title={t('noCompany')} text={t('noCompanyText')} />
        ) : (
          <>
            <Loaded of={choices} failed={t('choicesFailed')} skeleton={['1fr', '1fr']} rows={3}>
              {(companies) => <ShiftChoice companies={companies} value={picked} onChange={setChosen} />}
            </Loaded>
            {!isOneTime && (
              <div className="lb-line lb-wrap lb-gap-12">
                <Checkbox checked={isStandIn} onChange={(event) => setStandIn(event.target.checked)}>
                  {t('standInChoice')}
                </Checkbox>
                <Hints value={hinted} onChange={setHinted} />
              </div>
            )}
          </>
        )}
        {person && !open && (
          <p className="lb-quiet">
            {person.lastOutAt
              ? t('lastOut', {
                  count: Math.floor((person.now.getTime() - person.lastOutAt.getTime()) / HOUR),
                })
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
        <div className="lb-line lb-between">
          <button type="button" className="lb-link" onClick={() => setOpened('guest')}>
            {t('guest')}
          </button>
          {!isOneTime && (
            <button type="button" className="lb-link" onClick={() => setOpened('pin')}>
              {t('setPin')}
            </button>
          )}
        </div>
        <div className="ck-foot lb-stack lb-gap-8">
          {act.failure && <FailureNote sentence={act.failure} />}
          {!open && <p className="lb-14 lb-quiet">{t('chosenStays')}</p>}
          <Button type="primary" block size="large" loading={act.busy} onClick={() => void press()}>
            {open
              ? t('clockOut', { shift: open.shiftName })
              : picked.shiftName
                ? t('clockIn', { shift: picked.shiftName })
                : t('clockInFirst')}
          </Button>
        </div>
      </div>
      {asking && <CorrectDialog entry={asking} onDone={again} onClose={() => setAsking(undefined)} />}
      {opened === 'guest' && <GuestDialog onDone={again} onClose={() => setOpened(undefined)} />}
      {opened === 'pin' && <PinDialog again={again} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
