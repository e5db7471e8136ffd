import './key.css'

/** The cap of a hot key, on the control that it presses: `Alt Z`, `F8`, `/`. Silent: the control says aria-keyshortcuts. */
export function Key({ keys, spoken = false }: { keys: string; spoken?: boolean }) {
  const caps = keys.replaceAll('+', ' ')
  if (spoken)
    return (
      <kbd className="lb-key" data-said={caps}>
        {caps}
      </kbd>
    )
  return <kbd className="lb-key" data-caps={caps} aria-hidden="true" />
}
