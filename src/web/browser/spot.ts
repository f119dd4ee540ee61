// The script of a spot's page: its small map.
import { showMapWhenSeen } from './map-when-seen.ts'

const pane = document.querySelector<HTMLElement>('#spot-map')
if (pane) showMapWhenSeen(pane, () => {})
