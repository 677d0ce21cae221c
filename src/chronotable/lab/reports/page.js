// Draws the charts of a report, anew when day becomes night.
const night = matchMedia('(prefers-color-scheme: dark)');
const colours = () => {
  const [ink, soft, line] = night.matches ? ['#eef1f8', '#aab2c8', '#3a435c'] : ['#1d2233', '#545b70', '#cfc5b0'];
  const mark = night.matches ? '#8fb0ff' : '#2f5bd7';
  const words = { labelColor: ink, titleColor: soft, labelFontSize: 12, titleFontSize: 12 };
  return {
    background: 'transparent', font: 'system-ui, Segoe UI, Roboto, sans-serif',
    view: { stroke: line }, axis: { ...words, gridColor: line, domainColor: soft, tickColor: soft },
    legend: words, header: words, point: { color: mark }, rule: { color: mark }, bar: { color: mark },
    range: { category: night.matches
      ? ['#8fb0ff','#f39a72','#6fd39c','#d893dd','#e0bd4d','#5fcad3','#c7a17c','#a9afbf']
      : ['#2f5bd7','#b3471e','#1f7a4d','#8a3b8f','#a07a00','#0f7c86','#6b4a2b','#5b6070'] },
  };
};
const draw = () => document.querySelectorAll('.chart').forEach((place) => {
  const spec = JSON.parse(place.querySelector('script').textContent);
  vegaEmbed(place.querySelector('.drawn'), spec, {
    renderer: 'svg', config: colours(), actions: { export: true, source: false, compiled: false, editor: false },
  });
});
night.addEventListener('change', draw);
draw();
