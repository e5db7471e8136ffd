let audio: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined
let free: (() => void) | undefined

/** Two short tones as of a bell at the door. */
function ringOnce(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [nth, pitch] of [659, 523].entries()) {
    const at = audio.currentTime + nth * 0.4
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.5, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.6)
  }
}

const every = 2000

/** Rings until it is stopped; of several pages of one browser one is heard. */
export function startRinging(): void {
  stopRinging()
  const waiting = new AbortController()
  free = () => waiting.abort()
  const sound = () =>
    new Promise<void>((done) => {
      ringOnce()
      timer = setInterval(ringOnce, every)
      free = done
    })
  if (!navigator.locks) return void sound()
  navigator.locks.request('lobby.deskPhoneRing', { signal: waiting.signal }, sound).catch(() => undefined)
}

export function stopRinging(): void {
  clearInterval(timer)
  free?.()
  free = undefined
}
