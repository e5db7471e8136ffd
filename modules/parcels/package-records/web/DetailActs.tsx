import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Menu } from '#platform/web/look/Menu.tsx'
import type { PackageDetail } from '../contract.ts'
import type { PackageActs } from './use-package-acts.tsx'

/** What can be done with the open package; what is done rarely stands behind the dots. */
export function DetailActs({ one, acts }: { one: PackageDetail; acts: PackageActs }) {
  const t = useTexts('packageList')
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!acts.mayKeep) return null
  const waits = one.state === 'waiting'
  const inLocker = one.applyStorageStatus === 2
  const more = [
    waits && { key: 'move', label: t('move'), act: () => acts.move([one]) },
    waits && { key: 'reprint', label: t('reprint'), act: () => acts.reprint([one]) },
    waits && acts.mayTurn && { key: 'turn', label: t('turn'), act: () => acts.turn([one]) },
    waits && { key: 'lost', label: t('lost'), act: () => acts.lose([one]) },
  ].filter((item) => item !== false)
  return (
    <>
      {waits && (
        <Button
          disabled={inLocker}
          title={inLocker ? t('inLocker') : undefined}
          onClick={() => acts.handOver([one])}
        >
          {t('handOver')}
        </Button>
      )}
      {waits && acts.mayRemind && <Button onClick={() => acts.remind([one])}>{t('remind')}</Button>}
      {one.undoUntil && <Button onClick={() => acts.undo([one])}>{t('undo')}</Button>}
      {one.state === 'lost' && <Button onClick={() => acts.ask('found', one)}>{t('found')}</Button>}
      <Button onClick={() => acts.ask('correct', one)}>{t('correct')}</Button>
      {more.length > 0 && (
        <>
          <Button
            data-opens={id}
            aria-label={t('more')}
            aria-haspopup="menu"
            aria-expanded={open}
            icon={<Icon name="more" />}
            onClick={() => setOpen(!open)}
          />
          {open && <Menu of={id} label={t('more')} items={more} close={() => setOpen(false)} />}
        </>
      )}
    </>
  )
}
