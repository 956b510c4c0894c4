console.log('admiralty: no commands yet');
