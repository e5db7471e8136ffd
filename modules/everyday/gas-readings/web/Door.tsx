import { useRef, useState } from 'react'
import { fitImage } from '#modules/keeping/files/web/public.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { judge } from '../judge.ts'
import type { GasReading } from '../shapes.ts'
import { Digits } from './Digits.tsx'
import { LeakNote } from './LeakNote.tsx'
import { leavesFocus } from './leaves-focus.ts'
import { OddNote } from './OddNote.tsx'
import { showValue } from './show-value.ts'
import type { Taken } from './use-round.ts'

interface DoorProps {
  reading: GasReading
  /** What was read here on this round already. */
  kept: number | undefined
  onTake: (taken: Taken) => Promise<void>
  onSkip: () => void
}

/**
 * One door: what the meter showed last, the digits that it shows now, and at once whether that can be. Where something is to be decided
 * about them, that has the room of the pad.
 */
export function Door({ reading, kept, onTake, onSkip }: DoorProps) {
  const t = useTexts('gasRound')
  const { digits, last, lastSeen, band, names, label, current, filledBy } = reading
  const [typed, setTyped] = useState('')
  const [isLeak, setLeak] = useState(false)
  const [change, setChange] = useState<{ oldFinal: string; newStart: string }>()
  const [photo, setPhoto] = useState<Blob>()
  const camera = useRef<HTMLInputElement>(null)
  const changed =
    change && /^\d+$/.test(change.oldFinal) && /^\d+$/.test(change.newStart)
      ? { oldFinal: Number(change.oldFinal), newStart: Number(change.newStart) }
      : undefined
  const meter = { digits, last, lastSeen, band, isLivedIn: names.length > 0 }
  const judged = typed.length === digits ? judge(meter, { value: Number(typed), change: changed }) : undefined
  const isOdd = judged?.isAbnormal === true
  const take = useSubmit(async () => {
    if (!judged || (change && !changed)) refuse(t('needed', { digits }))
    await onTake({ reading, value: Number(typed), judged, isLeak, change: changed, photo }).catch(() =>
      refuse(t('notKept')),
    )
  })
  const press = (digit: string) => setTyped((old) => (old.length < digits ? old + digit : old))
  const again = () => {
    setTyped('')
    setChange(undefined)
  }
  const facts = [
    [t('last'), showValue(last, digits)],
    [t('lastUsed'), band ? t('units', { count: band.mean }) : t('none')],
    [t('usual'), band ? `${band.low}–${band.high}` : t('none')],
  ] as const
  const before = kept ?? (filledBy && filledBy !== 'estimate' ? current : null)
  return (
    <form
      className="gd-door"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What is odd is kept by its button alone, which nobody presses by habit.
        if (judged && !isOdd) void take.submit()
      }}
    >
      <div className="gd-inner">
        <p className="gd-who">
          <HouseholdName label={label} names={names.slice(0, 1)} size="hero" />
        </p>
        <dl className="gd-facts">
          {facts.map(([what, said]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        {before !== null && typed === '' && (
          <p className="gd-before lb-14 lb-quiet">{t('filled', { value: showValue(before, digits) })}</p>
        )}
        <Digits typed={typed} digits={digits} isOdd={isOdd} onType={setTyped} />
        {judged && !isOdd && judged.usage !== null && (
          <p className="gd-before lb-14 lb-quiet" role="status">
            {t(judged.finding === 'rollover' ? 'saidRollover' : 'saidUsage', { usage: judged.usage })}
          </p>
        )}
        {(isOdd || change) && (
          <OddNote
            judged={judged}
            change={change}
            isLeak={isLeak}
            digits={digits}
            onAgain={again}
            onChange={setChange}
            onLeak={() => setLeak(!isLeak)}
          />
        )}
        {judged && !isOdd && !change && (
          <div className="gd-smells">
            <Button aria-pressed={isLeak} onClick={() => setLeak(!isLeak)}>
              {t('smells')}
            </Button>
            {isLeak && <LeakNote />}
          </div>
        )}
        {take.failure && <Note tone="wait">{take.failure}</Note>}
      </div>
      {!isOdd && !change && !isLeak && (
        <div className="gd-pad" role="group" aria-label={t('pad')}>
          {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
            <button key={digit} type="button" {...leavesFocus} onClick={() => press(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className="gd-word" {...leavesFocus} onClick={() => setTyped('')}>
            {t('clear')}
          </button>
          <button type="button" {...leavesFocus} onClick={() => press('0')}>
            0
          </button>
          <button
            type="button"
            aria-label={t('erase')}
            {...leavesFocus}
            onClick={() => setTyped((old) => old.slice(0, -1))}
          >
            <Icon name="back" />
          </button>
        </div>
      )}
      <div className="gd-foot">
        <Button size="large" icon={<Icon name="cam" />} onClick={() => camera.current?.click()}>
          {t(photo ? 'photoTaken' : 'photo')}
        </Button>
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={t('photo')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void fitImage(file).then(setPhoto)
          }}
        />
        {typed === '' ? (
          <Button size="large" onClick={onSkip}>
            {t('skip')}
          </Button>
        ) : (
          <Button
            type="primary"
            size="large"
            loading={take.busy}
            disabled={!judged}
            htmlType={isOdd ? 'button' : 'submit'}
            onClick={() => {
              if (!isOdd) return
              // Whoever smells gas takes no photo first.
              if (!photo && !isLeak && camera.current && 'ontouchstart' in window) camera.current.click()
              else void take.submit()
            }}
          >
            {t(isLeak ? 'takeLeak' : isOdd ? (photo ? 'takeAnywayPlain' : 'takeAnyway') : 'take')}
          </Button>
        )}
      </div>
    </form>
  )
}
