import './gas.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { householdPath } from '#modules/homes/households/web/public.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { GasReading } from '../shapes.ts'
import { gasReadingsApi as api, historyQuery, useGasChanges } from './queries.ts'
import { showUsage, showValue } from './show-value.ts'
import { UsageBars } from './UsageBars.tsx'

const FillDialog = lazy(async () => ({ default: (await import('./FillDialog.tsx')).FillDialog }))
const MeterDialog = lazy(async () => ({ default: (await import('./MeterDialog.tsx')).MeterDialog }))

/** One household of a period: what was read, what it usually uses, what is odd about it, and what can be done. */
export function ReadingSide({ period, reading }: { period: GasPeriod; reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const { householdId, label, names, photoPath, filledAt, mergedInto } = reading
  const { data: past } = useQuery(historyQuery(householdId))
  return (
    <section className="lb-panel" aria-label={label}>
      <div className="lb-panel-head">
        <h2>
          <HouseholdName label={label} names={names.slice(0, 1)} size="title" />
        </h2>
      </div>
      <div className="gr-side-body">
        {mergedInto && <p className="lb-inner lb-quiet">{t('mergedInto', { household: mergedInto })}</p>}
        <Said reading={reading} />
        {past && past.length > 0 && (
          <div className="lb-inner">
            <UsageBars past={past} reading={reading} />
          </div>
        )}
        <Odd reading={reading} />
        {photoPath && (
          <div className="gr-part">
            <StoredPictures pictures={[{ path: photoPath, title: t('photo'), at: filledAt ?? undefined }]} />
          </div>
        )}
        <Meter reading={reading} />
      </div>
      <Acts period={period} reading={reading} />
    </section>
  )
}

function Said({ reading }: { reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const { last, current, usage, digits, filledBy, filledByName, filledAt, remindedAt, acceptedBy } = reading
  const line =
    current === null
      ? last === null
        ? t('lineNever')
        : t('lineUnread', { last: showValue(last, digits) })
      : last === null
        ? t('lineFirst', { current: showValue(current, digits) })
        : t('line', {
            last: showValue(last, digits),
            current: showValue(current, digits),
            usage: showUsage(usage),
          })
  const who = filledBy && [t(`by_${filledBy}`), filledByName].filter(Boolean).join(' ')
  const quiet = [
    filledAt && who && t('filledAt', { who, when: speakTime(filledAt) }),
    acceptedBy && t('accepted', { name: acceptedBy }),
    current === null && remindedAt && t('reminded', { when: speakTime(remindedAt) }),
  ]
  return (
    <div className="gr-part">
      <p>
        <b>{line}</b>
      </p>
      <p className="lb-14 lb-quiet">{quiet.filter(Boolean).join('　')}</p>
    </div>
  )
}

function Odd({ reading: { isAbnormal, isLeak, finding, times } }: { reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  if (!isAbnormal) return null
  const said =
    finding === 'many'
      ? t('say_many', { count: times })
      : finding === 'less' || finding === 'zero'
        ? t(`say_${finding}`)
        : ''
  return (
    <div className="lb-inner lb-stack lb-gap-8">
      {isLeak && <Note tone="red">{t('say_leak')}</Note>}
      {said && <Note tone="wait">{said}</Note>}
    </div>
  )
}

function Meter({ reading }: { reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const [isOpen, setOpen] = useState(false)
  const { meterChangedOn: day, userNo } = reading
  const now = useMinute()
  const mayReview = useAllowed()([{ can: 'gasReadings.review' }]).length > 0
  const due = day ? `${Number(day.slice(0, 4)) + 10}/${day.slice(5, 7)}` : ''
  const isDue = day !== null && Date.parse(day) < now - 9 * 365 * 86_400_000
  return (
    <div className="gr-part lb-line">
      <div className="lb-grow">
        <p>{day && t('meter', { day: day.replaceAll('-', '/') })}</p>
        <p className="lb-14 lb-quiet">
          {[userNo && t('userNo', { number: userNo }), isDue && t('meterDue', { month: due })]
            .filter(Boolean)
            .join('　')}
        </p>
      </div>
      {mayReview && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('meterEdit')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <MeterDialog reading={reading} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Acts({ period, reading }: { period: GasPeriod; reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const again = useGasChanges()
  const act = useAsked(again)
  const [isFilling, setFilling] = useState(false)
  const { gasId, householdId, rowVersion, label, current, isAbnormal, finding, isSmart } = reading
  const mayFill = period.status === 'open' && !isSmart && allowed([{ can: 'gasReadings.fill' }]).length > 0
  const mayAccept = mayFill && isAbnormal && finding !== 'less'
  const mayClear = mayFill && current !== null
  const mayCall = allowed([{ can: 'residents.view' }]).length > 0
  const call = () => void goTo({ href: householdPath(householdId) })
  const accept = () =>
    void act.submit({
      work: (retry) => api.accept({ gasId, householdId, rowVersion }, retry),
      done: t('acceptDone'),
    })
  const clear = () =>
    void act.submit({
      ask: { title: t('againAsk', { household: label }), text: t('againText'), ok: t('again') },
      work: (retry) => api.clear({ gasId, householdId, rowVersion }, retry),
      done: t('againDone'),
    })
  useHotKey('Alt+5', 'gasReadingsPage:call', call, { enabled: mayCall })
  useHotKey('Alt+6', 'gasReadingsPage:accept', accept, { enabled: mayAccept })
  useHotKey('Alt+7', 'gasReadingsPage:again', clear, { enabled: mayClear })
  useHotKey('Alt+8', 'gasReadingsPage:fill', () => setFilling(true), { enabled: mayFill })
  const button = (keys: string, words: string, press: () => void, isFirst = false) => (
    <Button
      type={isFirst ? 'primary' : 'default'}
      aria-keyshortcuts={keys}
      loading={act.busy}
      onClick={press}
    >
      {words} <Key keys={keys} />
    </Button>
  )
  return (
    <div className="gr-side-foot">
      {mayCall && button('Alt+5', t('call'), call)}
      {mayAccept && button('Alt+6', t('accept'), accept)}
      {mayClear && button('Alt+7', t('again'), clear)}
      {mayFill && button('Alt+8', t('fill'), () => setFilling(true), current === null)}
      {isFilling && (
        <Suspense>
          <FillDialog reading={reading} onClose={() => setFilling(false)} />
        </Suspense>
      )}
    </div>
  )
}
