<?php
$sqlite = ['driver' => 'sqlite', 'database' => storage_path('app.sqlite'), 'prefix' => ''];
return ['default' => 'sqlite', 'connections' => ['sqlite' => $sqlite], 'migrations' => 'migrations'];
