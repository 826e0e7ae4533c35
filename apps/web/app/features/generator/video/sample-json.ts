/** A whole prompt as the generator makes it, to read before the first one is made. */
export const SAMPLE_JSON = `{
  "subject": "A night-shift baker in her fifties, flour on both forearms, a blue apron",
  "action": "She scores four loaves with one quick cut each, then slides them into the oven",
  "context": "A narrow bakery at four in the morning, steel tables, one open door to the street",
  "style": "Documentary, 35 mm, warm highlights and cool shadows",
  "camera_motion": "dolly-in",
  "composition": "medium shot",
  "camera_angle": "eye-level",
  "ambiance": "Oven light from the left, steam in the air, blue street light through the door",
  "audio": "The blade through the crust, the oven door, a distant tram; no music",
  "dialogue": "",
  "negative_prompt": "blurry, cartoon, distorted, extra fingers, subtitles",
  "metadata": {
    "generated_at": "2026-05-02T04:00:00.000Z",
    "tool": "Veo 3 JSON Prompt Generator"
  }
}`;
