import mp4 from '../../resources/films/awake.mp4?inline'
import webm from '../../resources/films/awake.webm?inline'

/** Seconds after which it begins again: WebKit lets the screen sleep for a film that loops by itself, or that has ended. */
const turnsAt = 10

/**
 * A film that keeps the screen on, not yet playing. As large as the page, since small ones don't count, behind everything and of
 * the page's own colour: it may not be transparent. The data is in the page, as WebKit plays no file that is not sent in parts.
 */
export function awakeFilm(): HTMLVideoElement {
  const film = document.createElement('video')
  film.playsInline = true
  film.setAttribute('playsinline', '')
  film.title = 'Knockabout'
  film.disableRemotePlayback = true
  film.tabIndex = -1
  film.setAttribute('aria-hidden', 'true')
  film.dataset['stayAwake'] = ''
  film.style.cssText =
    'position:fixed;top:0;left:0;width:100%;height:100%;object-fit:cover;z-index:-1;pointer-events:none'
  film.src = film.canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') === '' ? webm : mp4
  film.addEventListener('timeupdate', () => {
    if (film.currentTime > turnsAt) film.currentTime = Math.random()
  })
  document.body.append(film)
  return film
}
