import { say } from '../words.ts'

/** What the library says itself. */
export function mapLocale(): Record<string, string> {
  return {
    'AttributionControl.ToggleAttribution': say('js.attribution'),
    'Map.Title': say('js.map'),
    'Marker.Title': say('js.marker'),
    'FullscreenControl.Enter': say('js.fullScreen'),
    'FullscreenControl.Exit': say('js.noFullScreen'),
    'NavigationControl.ZoomIn': say('js.zoomIn'),
    'NavigationControl.ZoomOut': say('js.zoomOut'),
    'Popup.Close': say('js.close'),
    'CooperativeGesturesHandler.WindowsHelpText': say('js.wheel', { key: 'Ctrl' }),
    'CooperativeGesturesHandler.MacHelpText': say('js.wheel', { key: '⌘' }),
    'CooperativeGesturesHandler.MobileHelpText': say('js.fingers'),
  }
}
