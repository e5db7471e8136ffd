import './desk-phone.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { useSecond } from '#platform/web/look/use-second.ts'
import { answerCall, endCall, muteCall, openTheDoor } from './call-acts.ts'
import type { CallHere } from './phone-state.ts'

const minutes = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A call of the intercom, on every page: who rings and for whom; answer, decline, mute, hang up, open the door. */
export function CallBar({ call }: { call: CallHere }) {
  const t = useTexts('deskPhone')
  const now = useSecond()
  const [isOpening, setOpening] = useState(false)
  const { about, state, isMuted, since } = call
  const isTalking = state === 'talking'
  const title = about ? t(`ring_${about.kind}`, { from: about.fromName }) : t('ringUnknown')
  const open = () => {
    if (isOpening) return
    setOpening(true)
    void openTheDoor(call)
      .catch((error: unknown) =>
        toast(t('openFailed', { why: error instanceof Error ? error.message : '' }), { isTrouble: true }),
      )
      .finally(() => setOpening(false))
  }
  useHotKey('F8', 'deskPhone:keyAnswer', () => answerCall(call), {
    scope: 'frame',
    enabled: state === 'ringing',
  })
  useHotKey('Alt+U', 'deskPhone:keyOpen', open, { scope: 'frame', enabled: isTalking && !!about?.hasDoor })
  return (
    <section
      className={`tel-bar${about?.kind === 'emergency' ? ' tel-help' : ''}`}
      aria-label={t('region')}
      role="alertdialog"
    >
      <Icon name="call" />
      <div className="lb-grow lb-min">
        <p>
          <b className="lb-20">{title}</b>
        </p>
        <p className="lb-14 lb-quiet" aria-live="polite">
          {about?.label && `${t('meantFor', { label: about.label })}　`}
          {isTalking && t('talking', { time: minutes(now - since) })}
          {state === 'answering' && t('answering')}
        </p>
      </div>
      {state === 'ringing' && (
        <>
          <Button type="primary" size="large" aria-keyshortcuts="F8" onClick={() => answerCall(call)}>
            {t('answer')} <Key keys="F8" />
          </Button>
          <Button size="large" onClick={() => endCall(call)}>
            {t('decline')}
          </Button>
        </>
      )}
      {isTalking && (
        <>
          {about?.hasDoor && (
            <Button
              type="primary"
              size="large"
              icon={<Icon name="door" />}
              loading={isOpening}
              aria-keyshortcuts="Alt+U"
              onClick={open}
            >
              {t('openDoor')} <Key keys="Alt U" />
            </Button>
          )}
          <Button
            size="large"
            icon={<Icon name="mute" />}
            aria-pressed={isMuted}
            onClick={() => muteCall(call)}
          >
            {t(isMuted ? 'unmute' : 'mute')}
          </Button>
        </>
      )}
      {state !== 'ringing' && (
        <Button size="large" onClick={() => endCall(call)}>
          {t('hangUp')}
        </Button>
      )}
    </section>
  )
}
