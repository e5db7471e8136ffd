import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Judged } from '../judge.ts'
import { LeakNote } from './LeakNote.tsx'
import { leavesFocus } from './leaves-focus.ts'

interface OddNoteProps {
  judged: Judged | undefined
  change: { oldFinal: string; newStart: string } | undefined
  isLeak: boolean
  digits: number
  onAgain: () => void
  onChange: (change: { oldFinal: string; newStart: string } | undefined) => void
  onLeak: () => void
}

/** What is odd about a reading, and the three things that it may be: misread, another meter, or gas that escapes. */
export function OddNote({ judged, change, isLeak, digits, onAgain, onChange, onLeak }: OddNoteProps) {
  const t = useTexts('gasRound')
  const said =
    judged?.isAbnormal &&
    (judged.finding === 'many'
      ? t('odd_many', { usage: judged.usage ?? 0, count: judged.times })
      : judged.finding === 'zero'
        ? t('odd_zero')
        : t('odd_less', { usage: -(judged.usage ?? 0) }))
  const field = (name: 'oldFinal' | 'newStart') =>
    change && (
      <Field label={t(name)}>
        <TextInput
          inputMode="numeric"
          maxLength={digits}
          value={change[name]}
          onText={(text) => onChange({ ...change, [name]: text.replace(/\D/g, '') })}
        />
      </Field>
    )
  return (
    <div className="gd-odd" role="alert">
      {said && (
        <b>
          <Icon name="warn" />
          {said}
        </b>
      )}
      <p>{change ? t('changeText') : t('oddText')}</p>
      {change && (
        <div className="gd-change">
          {field('oldFinal')}
          {field('newStart')}
        </div>
      )}
      {isLeak && <LeakNote />}
      <div className="gd-choices" role="group" aria-label={t('oddActs')}>
        <Button {...leavesFocus} onClick={onAgain}>
          {t('retype')}
        </Button>
        <Button
          aria-pressed={!!change}
          onClick={() => onChange(change ? undefined : { oldFinal: '', newStart: '0' })}
        >
          {t('wasChanged')}
        </Button>
        <Button aria-pressed={isLeak} onClick={onLeak}>
          {t('smells')}
        </Button>
      </div>
    </div>
  )
}
