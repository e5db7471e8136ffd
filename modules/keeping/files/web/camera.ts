/** Why there is no picture; the name of its sentence. */
export type CameraProblem = 'noCamera' | 'initFailed' | 'insecure'

/** R385, R386: a camera that was just plugged in is not listed at once. */
const RETRIES = 2
const PAUSE_MS = 1000
/** R382 */
const FRAMES = 30

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether the machine has a camera; asked again twice, 1 s apart (R385, R386). */
export async function findCamera(
  list: () => Promise<readonly Pick<MediaDeviceInfo, 'kind'>[]>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<boolean> {
  for (let tries = 0; tries <= RETRIES; tries++) {
    if (tries > 0) await wait(PAUSE_MS)
    const devices = await list().catch(() => [])
    if (devices.some((device) => device.kind === 'videoinput')) return true
  }
  return false
}

/** The problem that an error of getUserMedia means (R387, R388). */
export const problemOfCamera = (error: unknown): CameraProblem =>
  error instanceof Error && (error.name === 'NotFoundError' || error.name === 'DevicesNotFoundError')
    ? 'noCamera'
    : 'initFailed'

/** Opens the camera at 30 frames a second (R382), or says why not. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  const media = navigator.mediaDevices as MediaDevices | undefined
  // Browsers hide cameras from pages that are neither https nor of this machine.
  if (!media?.getUserMedia) return 'insecure'
  if (!(await findCamera(() => media.enumerateDevices()))) return 'noCamera'
  try {
    return await media.getUserMedia({
      audio: false,
      video: { frameRate: { ideal: FRAMES }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    return problemOfCamera(error)
  }
}

/** Ends a stream of the camera, so that its light goes out. */
export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
