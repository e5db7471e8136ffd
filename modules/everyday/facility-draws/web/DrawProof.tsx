import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Draw } from '../contract.ts'
import { lotsOf } from '../lots.ts'
import { agrees, canReckon } from './recompute.ts'

const short = (hex: string) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`
const usual = [0, 1, 2, 3, 4]

/** Where the lots come from, and what everybody needs to reckon the draw again; this browser does it too. */
export function DrawProof({ draw }: { draw: Draw }) {
  const t = useTexts('drawPage')
  const [verdict, setVerdict] = useState<'agrees' | 'differs' | 'noCrypto'>()
  const isDrawn = draw.state === 'drawn'
  const reckon = async () =>
    setVerdict(canReckon() ? ((await agrees(draw)) ? 'agrees' : 'differs') : 'noCrypto')
  useHotKey('Alt+1', 'drawPage:again', () => void reckon(), { enabled: isDrawn })
  const facts: readonly (readonly [string, string, string?])[] = [
    [t('commitment'), draw.commitment ? short(draw.commitment) : t('commitmentNone'), draw.commitment],
    [t('fingerprint'), draw.fingerprint ? short(draw.fingerprint) : t('fingerprintNone'), draw.fingerprint],
    [t('source'), draw.source || t('sourceNone')],
    [t('numbers'), draw.numbers],
    [t('witness'), draw.witness],
    [t('secret'), draw.nonce ? short(draw.nonce) : '', draw.nonce],
    [t('seed'), draw.seed ? short(draw.seed) : '', draw.seed],
  ]
  return (
    <aside className="fd-side">
      <Panel title={t('howTitle')}>
        <p className="lb-inner">{t('how')}</p>
        <div className="fd-scroll">
          <table className="fd-table">
            <thead>
              <tr>
                <th scope="row">{t('use')}</th>
                {usual.map((uses) => (
                  <th key={uses} scope="col" data-end>
                    {t('times', { count: uses })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('lots')}</th>
                {usual.map((uses) => (
                  <td key={uses} data-end>
                    {lotsOf({ uses, hadBlank: false })}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title={t('proofTitle')} pad="plain">
        <div className="lb-stack">
          <dl className="fd-proof">
            {facts.map(
              ([name, value, whole]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd title={whole}>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="lb-14 lb-quiet">{t('proof')}</p>
          {verdict && (
            <Note
              icon={verdict === 'agrees' ? 'check' : 'warn'}
              tone={verdict === 'agrees' ? 'plain' : 'wait'}
            >
              {t(verdict, { count: draw.entries.length })}
            </Note>
          )}
          {isDrawn && (
            <p>
              <Button aria-keyshortcuts="Alt+1" onClick={() => void reckon()}>
                {t('again')} <Key keys="Alt 1" />
              </Button>
            </p>
          )}
        </div>
      </Panel>
    </aside>
  )
}
