import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { type IconName, iconPaths } from '#platform/web/look/icon-paths.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { keys, swatches } from './gallery-texts.ts'

export function GallerySwatches() {
  return (
    <Panel pad="form" className="gl-all">
      <div className="gl-sw">
        {swatches.map(([word, name]) => (
          <div key={name} style={{ ['--c' as string]: `var(--${name})` }}>
            {word}　<span className="lb-quiet">{name}</span>
          </div>
        ))}
      </div>
    </Panel>
  )
}

const rows = [
  ['', '0418', 'A棟-8F-1', '一般'],
  ['lb-row-sel', '0416', 'B棟-13F-2', '勾選'],
  ['lb-row-cur', '0391', 'C棟-11F-4', '目前列，開著明細'],
  ['lb-row-w3', '—', 'B棟-3F-2', '訪客滿 3 小時'],
  ['lb-row-w6', '—', 'A棟-10F-2', '訪客滿 6 小時'],
  ['lb-row-off', '0322', 'A棟-12F-3', '不可選，智取櫃內'],
] as const

export function GalleryRows() {
  return (
    <Panel pad="form">
      <h2>清單列</h2>
      <div className="lb-table-boxed">
        <table className="lb-table">
          <colgroup>
            <col style={{ width: 48 }} />
            <col style={{ width: 72 }} />
            <col style={{ width: 112 }} />
            <col />
          </colgroup>
          <tbody>
            {rows.map(([className, number, label, words]) => (
              <tr className={className} key={words}>
                <td>
                  <Checkbox
                    defaultChecked={className === 'lb-row-sel'}
                    disabled={className === 'lb-row-off'}
                    aria-label={label}
                  />
                </td>
                <td>
                  <b>{number}</b>
                </td>
                <td>
                  <HouseholdName label={label} />
                </td>
                <td className={className === 'lb-row-off' ? '' : 'lb-quiet'}>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

export function GalleryKeys() {
  return (
    <Panel pad="form">
      <h2>
        快速鍵 <Key keys="?" />
      </h2>
      <ul className="lb-keys">
        {keys.map(([key, name]) => (
          <GalleryKey key={key} hotKey={key} name={`gallery:${name}`} />
        ))}
      </ul>
    </Panel>
  )
}

function GalleryKey({ hotKey, name }: { hotKey: string; name: string }) {
  useHotKey(hotKey, name, () => toast(`${hotKey}　${textOf(name)}`), {
    scope: hotKey === 'F9' ? 'always' : hotKey.startsWith('Alt') ? 'frame' : 'screen',
  })
  return (
    <li>
      {textOf(name)}
      <Key keys={hotKey} spoken />
    </li>
  )
}

export function GalleryStates() {
  return (
    <>
      <Panel className="gl-tall">
        <EmptyState title="沒有符合的包裹" text="「B棟」近 30 天沒有冷凍包裹。試試放寬日期，或查看全部溫層。">
          <Button>查看全部溫層</Button>
          <Button>清除篩選</Button>
        </EmptyState>
      </Panel>
      <Panel
        title="載入中"
        number={7}
        summary="待領包裹 128 件：常溫 113、冷藏 11、冷凍 4"
        extra={
          <a className="lb-link" href="#all">
            全部待領
          </a>
        }
      >
        <SkeletonRows columns={[20, 40, 84, '1fr', 56]} />
      </Panel>
      <Panel className="gl-tall">
        <ErrorState
          title="包裹清單載入失敗"
          text="伺服器沒有回應。已輸入的篩選會保留。"
          code="7f3c-19a2"
          at={new Date('2026-11-20T14:05:32+08:00')}
          retry={() => toast('重新載入')}
          report={() => undefined}
        />
      </Panel>
    </>
  )
}

export function GalleryIcons() {
  return (
    <Panel pad="form" className="gl-all">
      <div className="gl-icons">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Panel>
  )
}
