import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Cabinet, Cubby } from '../shapes.ts'
import { lockersApi } from './list-query.ts'
import { OpenDialog } from './OpenDialog.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import { StayFacts } from './StayFacts.tsx'
import { StowDialog } from './StowDialog.tsx'
import { TakeOutDialog, UseDialog } from './reason-dialogs.tsx'

interface CubbyPanelProps {
  cabinet: Cabinet
  cubby: Cubby
  onChanged: () => void
  onClose: () => void
}

/** One cubby: what lies in it, what happened to it, and the ways out. */
export function CubbyPanel({ cabinet, cubby, onChanged, onClose }: CubbyPanelProps) {
  const t = useTexts('lockersPage')
  const mayHandle = useAllowed()([{ can: 'lockers.handle' }]).length > 0
  const [asked, setAsked] = useState<'takeOut' | 'open' | 'stow' | 'use' | 'settle'>()
  const { stay, name, size, status } = cubby
  const isStowed = stay?.state === 'stowed'
  const isInterrupted = stay?.state === 'unsure' || stay?.state === 'dropping'
  const act = useAsked(onChanged)
  const renew = () =>
    stay &&
    void act.submit({
      ask: { title: t('renewAsk', { cubby: name }), text: t('renewText'), ok: t('renewCode') },
      work: (retry) => lockersApi.renewCode({ stayId: stay.stayId }, retry),
      done: t('renewed'),
    })
  const first = isStowed ? 'takeOut' : isInterrupted ? 'settle' : status === 'unused' ? 'stow' : undefined
  useHotKey('Alt+1', `lockersPage:${first ?? 'stow'}`, () => setAsked(first), {
    enabled: mayHandle && !!first,
  })
  useHotKey('Alt+2', 'lockersPage:open', () => setAsked('open'), { enabled: mayHandle })
  useHotKey('Alt+3', 'lockersPage:renewCode', () => renew(), { enabled: mayHandle && isStowed })
  const close = () => {
    setAsked(undefined)
    onChanged()
  }
  return (
    <DetailPanel
      label={name}
      over={
        stay?.serialNumber
          ? t('serialOver', { cubby: name, size, serial: stay.serialNumber })
          : t('cubbyOver', { cubby: name, size })
      }
      title={stay ? <HouseholdName size="title" label={stay.label} names={stay.recipientName} /> : name}
      onClose={onClose}
      foot={
        mayHandle && (
          <>
            {first && (
              <Button type="primary" aria-keyshortcuts="Alt+1" onClick={() => setAsked(first)}>
                {t(first)} <Key keys="Alt 1" />
              </Button>
            )}
            <Button aria-keyshortcuts="Alt+2" onClick={() => setAsked('open')}>
              {t('open')} <Key keys="Alt 2" />
            </Button>
            {isStowed && (
              <Button aria-keyshortcuts="Alt+3" onClick={renew}>
                {t('renewCode')} <Key keys="Alt 3" />
              </Button>
            )}
            {!stay && (
              <Button onClick={() => setAsked('use')}>
                {t(status === 'disabled' ? 'enable' : 'disable')}
              </Button>
            )}
          </>
        )
      }
    >
      {stay ? (
        <StayFacts key={stay.stayId} stay={stay} />
      ) : (
        <p className="lb-quiet">
          {status === 'disabled' ? t('disabledText', { note: cubby.note }) : t('freeText')}
        </p>
      )}
      {asked === 'takeOut' && stay && <TakeOutDialog stay={stay} onClose={close} />}
      {asked === 'settle' && stay && <SettleDialog stay={stay} onClose={close} />}
      {asked === 'open' && <OpenDialog cubby={cubby} onClose={close} />}
      {asked === 'stow' && <StowDialog cabinet={cabinet} cubby={cubby} onClose={close} />}
      {asked === 'use' && <UseDialog cubby={cubby} onClose={close} />}
    </DetailPanel>
  )
}
