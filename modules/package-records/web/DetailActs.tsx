import { Dropdown } from '#platform/web/antd/Dropdown.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { PackageDetail } from '../contract.ts'
import type { PackageActs } from './use-package-acts.tsx'

/** What can be done with the open package; what is done rarely stands behind the dots. */
export function DetailActs({ one, acts }: { one: PackageDetail; acts: PackageActs }) {
  const t = useTexts('packageList')
  if (!acts.mayKeep) return null
  const waits = one.state === 'waiting'
  const inLocker = one.applyStorageStatus === 2
  const more = [
    waits && { key: 'move', label: t('move'), onClick: () => acts.move([one]) },
    waits && { key: 'reprint', label: t('reprint'), onClick: () => acts.reprint([one]) },
    waits && acts.mayTurn && { key: 'turn', label: t('turn'), onClick: () => acts.turn([one]) },
    waits && { key: 'lost', label: t('lost'), onClick: () => acts.lose([one]) },
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
        <Dropdown trigger={['click']} placement="topRight" menu={{ items: more }}>
          <Button aria-label={t('more')} icon={<Icon name="more" />} />
        </Dropdown>
      )}
    </>
  )
}
