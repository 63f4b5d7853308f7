console.log(await import('./mock.js'))
